import { printCoverage } from './form-coverage.ts'
import { printDiff } from './form-diff.ts'
import { writeInventories } from './form-inventory.ts'

// npm run form -- coverage [--json] | inventory FILE… [--to FOLDER] | diff OLD NEW [--json]
// `register` is the front door's (scripts/lib/front-door.mjs): it has to work before there is a build.
const [what = '', ...given] = process.argv.slice(2).filter((word) => word !== '--')
const commands: Record<string, (given: string[]) => Promise<number> | number> = {
  coverage: printCoverage,
  inventory: writeInventories,
  diff: printDiff,
}
const run = commands[what]
if (!run) {
  console.error(
    [
      'npm run form -- coverage [--json]              how completely each form is mapped',
      'npm run form -- inventory FILE… [--to FOLDER]  the fields of official blanks, as fields.json',
      'npm run form -- diff OLD NEW [--json]          two editions (PDF or fields.json) compared',
      'npm run form -- register                       lists the folders of src/forms for the product (a build does it too)',
    ].join('\n'),
  )
  process.exitCode = 2
} else {
  try {
    process.exitCode = await run(given)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
