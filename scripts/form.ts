import { registerForms } from './lib/register-forms.mjs'

// npm run form -- coverage [--json] | inventory FILE… [--to FOLDER] | diff OLD NEW [--json] | register
const [what = '', ...given] = process.argv.slice(2).filter((word) => word !== '--')
// Loaded when asked for: what is not registered yet, or no more, must not keep `register` from running.
const commands: Record<string, (given: string[]) => Promise<number>> = {
  coverage: async (words) => (await import('./lib/form-coverage.ts')).printCoverage(words),
  inventory: async (words) => (await import('./lib/form-inventory.ts')).writeInventories(words),
  diff: async (words) => (await import('./lib/form-diff.ts')).printDiff(words),
  register,
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

async function register(): Promise<number> {
  const written = registerForms('src/forms')
  console.log(written.length > 0 ? `Written anew in src/forms: ${written.join(', ')}.` : 'Every edition is registered.')
  return 0
}
