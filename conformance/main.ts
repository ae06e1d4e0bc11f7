import { writeFileSync } from 'node:fs'
import { contracts } from '#app/api.ts'
import { startProduct } from './product.ts'
import { lineOf, summaryOf, verdicts } from './report.ts'
import { rows } from './rows/all.ts'
import { openWorld } from './world.ts'

// Prints, for everything the specification asks for, whether the product does it; fails when something marked done
// no longer does. With --not-yet only what is not done is listed; with --only=… only rows with these words are asked.
const short = process.argv.includes('--not-yet')
const options = (name: string) =>
  process.argv.filter((each) => each.startsWith(`--${name}=`)).map((each) => each.slice(name.length + 3))
const only = options('only')
const asked = rows.filter(({ what }) => only.length === 0 || only.some((part) => what.includes(part)))
// For whoever broke a copy of the product and asks which rows noticed (scripts/lib/mutations.mjs).
const [failedTo] = options('failed-to')
const world = openWorld(Object.values(contracts), startProduct, { few: only.length > 0 })
try {
  // A product that does not start fails every row and proves nothing of any: then no list is written.
  if (failedTo) await world.server()
  const list = await verdicts(asked, world)
  for (const verdict of list) if (!(short && verdict.done)) console.log(lineOf(verdict))
  const regressions = list.filter((verdict) => verdict.regression)
  if (regressions.length > 0) {
    console.log(`\n${regressions.length} marked done but not so:`)
    for (const verdict of regressions) console.log(lineOf(verdict))
    process.exitCode = 1
  }
  console.log(summaryOf(list))
  if (failedTo)
    writeFileSync(failedTo, JSON.stringify(regressions.map(({ row, regression }) => [row.what, regression])))
} finally {
  await world.stop()
}
