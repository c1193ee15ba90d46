/** Entry of `scripts/samples.mjs`. */
import { echoed } from './echo.ts'
import { parsed } from './parsed.ts'

const [descriptions = ''] = process.argv.slice(2)
const faults = [...(await parsed(descriptions)), ...(await echoed())]
for (const fault of faults.slice(0, 20)) console.log(fault)
console.log(faults.length === 0 ? 'All samples are right.' : `${faults.length} samples are wrong.`)
process.exit(faults.length === 0 ? 0 : 1)
