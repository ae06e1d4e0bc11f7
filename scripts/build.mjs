import './lib/node-version.mjs'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { build as buildClient } from 'vite'
import { hashOfSources, writeStamp } from './lib/build-stamp.mjs'
import { bundle, serverPrograms } from './lib/bundle.mjs'
import { compressAssets } from './lib/compress.mjs'
import { commandNames, enterProject, root } from './lib/project.mjs'
import { registerCaseTypes } from './lib/register-case-types.mjs'
import { registerForms } from './lib/register-forms.mjs'

enterProject()
registerForms(join(root, 'src/forms'))
await registerCaseTypes(join(root, 'src/case-types'))
const stamp = hashOfSources()
rmSync(join(root, 'dist'), { recursive: true, force: true })
await Promise.all([client(), server()])
// Last: an interrupted build is not taken for a whole one.
writeStamp(stamp)

async function client() {
  await buildClient({ root, logLevel: 'warn', build: { outDir: 'dist/client', emptyOutDir: true } })
  await compressAssets(join(root, 'dist', 'client'))
}

function server() {
  const commands = commandNames.map((name) => [name, `src/app/commands/${name}.ts`])
  return bundle({ ...serverPrograms, worker: 'src/app/worker/main.ts', ...Object.fromEntries(commands) }, 'server')
}
