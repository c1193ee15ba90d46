import './parts.css'
import picture from '../images/a.png'

export const Parts = () => {
  const [n, setN] = useState(1)
  return (
    <section>
      <button type="button" onClick={() => setN(n + 1)}>
        next
      </button>
      <h2>A heading within</h2>
      <p>
        Number {n} <Icon icon={n > 1 ? 'star' : 'heart'} /> <a href="/two">two</a> <a href="/two#top">top</a>
      </p>
      <img src="/images/a.png" alt="green" /> <img className="imported" src={picture} alt="imported" />
      <Accordion title="Of ferns" defaultOpen="true">
        <p>Words {n}</p>
      </Accordion>
      <Tabs>
        <Tab title="First">One {n}</Tab>
        <Tab title={<b>Second</b>}>Two</Tab>
      </Tabs>
      <Steps>
        <Step title="Dig">Deep</Step>
        <Step title="Plant">Now</Step>
      </Steps>
      <Card title="Card" href="/two" icon="leaf">
        In a card
      </Card>
      <Columns cols="2">
        <Card title="Inner" onClick={() => setN(50)}>
          x
        </Card>
      </Columns>
      <Tree>
        <Tree.Folder name="roots" defaultOpen>
          <Tree.File name="deep.txt" />
        </Tree.Folder>
      </Tree>
      <Color variant="compact">
        <Color.Item name="moss" value="#336633" />
      </Color>
      <CodeGroup>
        <CodeBlock filename="a.js" language="js">
          {'const a = 1'}
        </CodeBlock>
        <CodeBlock filename="b.py" language="python">
          {'b = 2'}
        </CodeBlock>
      </CodeGroup>
      <p>
        <Latex>x^2 + 1</Latex>
      </p>
      <Mermaid chart={'graph TD\n  A-->B'} />
      <Nobody>kept by nobody</Nobody>
      <Callout color="#336633" icon="leaf">
        Called
      </Callout>
      <Tooltip tip="Says more">word</Tooltip>
    </section>
  )
}
