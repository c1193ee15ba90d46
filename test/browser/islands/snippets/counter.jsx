import React, { useEffect } from 'react'
export const Counter = ({ start = 0, label }) => {
  const [n, setN] = React.useState(start)
  useEffect(() => {
    document.title = 'n' + n
  }, [n])
  return (
    <div className="flex gap-2" style={{ padding: '4px' }}>
      <button type="button" onClick={() => setN(n + 1)}>
        add
      </button>
      <span className="count">
        {n} {label}
      </span>
    </div>
  )
}
export const Fold = ({ title, children }) => {
  const [open, setOpen] = useState(false)
  return (
    <section>
      <button aria-expanded={open} onClick={() => setOpen(!open)}>
        {title}
      </button>
      {open && <div className="inside">{children}</div>}
    </section>
  )
}
export const Picker = () => {
  const [which, setWhich] = useState('a')
  return (
    <Card title={`Chosen ${which}`} icon="leaf">
      <input onChange={(e) => setWhich(e.target.value)} /> <Badge color="green">{which}</Badge>
    </Card>
  )
}
