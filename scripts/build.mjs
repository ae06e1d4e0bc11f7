import './lib/node-version.mjs'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import esbuild from 'esbuild'
import { build as buildClient } from 'vite'
import { hashOfSources, writeStamp } from './lib/build-stamp.mjs'
import { compressAssets } from './lib/compress.mjs'
import { enterProject, root } from './lib/project.mjs'

// Reading hundreds of small files was the larger part of a start. Plain JavaScript that every start needs travels in the
// bundle; what brings files of its own (binaries, SQL) or is loaded by others too (pg) stays a package.
const inBundle = ['@fastify/multipart', '@fastify/static', 'fastify', 'otpauth', 'pino', 'prom-client', 'zod']

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
    entryPoints: {
      main: 'src/app/server/main.ts',
      worker: 'src/app/worker/main.ts',
      // A process (apart.ts) and threads of their own (examine-apart.ts, scan-apart.ts).
      'heavy-jobs': 'src/app/worker/heavy-process.ts',
      'examine-blank': 'src/features/case-file/form-library/server/examine-thread.ts',
      'read-scan': 'src/features/case-work/signed-scans/server/scan-thread.ts',
    },
    absWorkingDir: root,
    outdir: 'dist/server',
    outExtension: { '.js': '.mjs' },
    chunkNames: 'shared-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    external: packagesExcept(inBundle),
    // Bundled packages of the older kind still ask for Node's own modules with require.
    banner: {
      js: `import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url)`,
    },
    sourcemap: 'linked',
    sourcesContent: false,
    logLevel: 'warning',
  })
}

function packagesExcept(names) {
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  )
  const packages = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies })
  return packages.filter((name) => !names.includes(name))
}
