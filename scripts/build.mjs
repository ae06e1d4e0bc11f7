import './lib/node-version.mjs'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import esbuild from 'esbuild'
import { build as buildClient } from 'vite'
import { hashOfSources, writeStamp } from './lib/build-stamp.mjs'
import { compressAssets } from './lib/compress.mjs'
import { enterProject, root } from './lib/project.mjs'

enterProject()
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
  return esbuild.build({
    entryPoints: { main: 'src/app/server/main.ts', worker: 'src/app/worker/main.ts' },
    absWorkingDir: root,
    outdir: 'dist/server',
    outExtension: { '.js': '.mjs' },
    chunkNames: 'shared-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    sourcemap: 'linked',
    sourcesContent: false,
    logLevel: 'warning',
  })
}
