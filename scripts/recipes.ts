import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { addCaseType } from '../tests/recipes/case-type.ts'
import { makeScratch } from '../tests/recipes/scratch.ts'
import { registerCaseTypes } from './lib/register-case-types.mjs'

// The recipe of a case type, held against the whole suite: what a test, a screen or a row of the conformance lists by hand
// fails here. `npm test` asks the types, the tests of parts that a case type can reach and a few of the server's only (tests/recipes).
const [what, ...chosen] = process.argv.slice(2)
if (what !== '--whole') {
  console.error('npm run recipes -- --whole [what vitest takes: --project=unit, a file, -t "part of a name"]')
  process.exit(1)
}

const scratch = makeScratch()
process.once('exit', () => scratch.remove())
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

addCaseType(scratch)
await registerCaseTypes(join(scratch.folder, 'src/case-types'))

const run = (program: string, ...given: readonly string[]) =>
  spawnSync(process.execPath, [join(scratch.folder, 'node_modules', program), ...given], {
    cwd: scratch.folder,
    stdio: 'inherit',
  }).status === 0

// The official blanks lie beside the product, not beside the copy.
process.env.FORMS_DIR ||= join(import.meta.dirname, '..', '../shared/forms/official')
const ran =
  chosen.length > 0
    ? [run('vitest/vitest.mjs', 'run', ...chosen)]
    : [
        run('typescript/bin/tsc', '--noEmit'),
        run('vitest/vitest.mjs', 'run', '--project=unit', '--project=ui', '--project=server'),
        run('../scripts/conformance.mjs', '--not-yet'),
      ]
process.exitCode = ran.every((passed) => passed) ? 0 : 1
