import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import esbuild from 'esbuild'
import { root } from './project.mjs'

// Reading hundreds of small files was the larger part of a start. Plain JavaScript that every start needs travels in the
// bundle; what brings files of its own (binaries, SQL) or is loaded by others too (pg) stays a package.
const inBundle = ['@fastify/multipart', '@fastify/static', 'fastify', 'otpauth', 'pino', 'prom-client', 'zod']

// A third of what a start read: compilers of schemas that no route declares to Fastify (src/platform/server/http.ts).
const neverAsked = ['@fastify/ajv-compiler', '@fastify/fast-json-stringify-compiler']

/** What packages bring along, and nothing of ours asks for: zod's messages in fifty languages, a search for files. */
const leftOut = {
  name: 'left-out',
  setup(build) {
    build.onResolve({ filter: /\/locales\/index\.js$|^glob$/ }, ({ path, importer }) =>
      /[\\/]node_modules[\\/](zod|@fastify[\\/]static)[\\/]/.test(importer)
        ? { path, namespace: 'left-out' }
        : undefined,
    )
    build.onLoad({ filter: /.*/, namespace: 'left-out' }, ({ path }) => ({
      contents:
        path === 'glob' ? `exports.glob = () => { throw new Error('glob is left out of the build') }` : 'export {}',
    }))
  },
}

/** What the readers of src/platform/apart are asked for, and the readers themselves: looked for beside the program that starts them. */
export const readers = {
  reader: 'src/platform/apart/reader-process.ts',
  'examine-blank': 'src/features/case-file/form-library/server/examine-work.ts',
  'read-scan': 'src/features/paperwork/signed-scans/server/scan-work.ts',
  'draw-picture': 'src/features/preparation/documents/server/picture-work.ts',
  'read-document': 'src/features/preparation/documents/server/read-work.ts',
  'read-text': 'src/features/preparation/documents/server/text-work.ts',
  'read-substitute': 'src/features/paperwork/substitutes/server/read-work.ts',
  'draw-proof': 'src/features/case-file/form-library/server/proof-work.ts',
  'check-office': 'src/platform/files/office.ts',
  'read-table': 'src/platform/spreadsheet/read.ts',
  'inspect-upload': 'src/features/preparation/documents/server/inspect-upload.ts',
  'read-pages': 'src/features/preparation/documents/server/pages-work.ts',
  'read-word': 'src/features/paperwork/editable-files/server/word-work.ts',
  'edit-letter': 'src/features/paperwork/document-editor/server/letter-work.ts',
  'unknown-fields': 'src/features/paperwork/letters/unknown-fields.ts',
  'read-mail': 'src/features/paperwork/case-mail/server/read-mail.ts',
  'look-into': 'src/features/paperwork/envelopes/server/look-work.ts',
  'read-seals': 'src/paper/seal/read-seals.ts',
  'cut-box': 'src/paper/symbols/cut-box.ts',
}

/** The server, and the process of its own that it has heavy jobs done in (apart.ts). */
export const serverPrograms = {
  main: 'src/app/server/main.ts',
  'heavy-jobs': 'src/app/worker/heavy-process.ts',
  ...readers,
}

/** Programs for Node from TypeScript, into a folder of dist or of another one: they look for the migrations two levels above. */
export const bundle = (entryPoints, folder, place) => esbuild.build(optionsOf(entryPoints, folder, place))

/** What a bundle would be made of, without writing it: its files, and what each of them is made of and imports. */
export const contentsOf = async (entryPoints) =>
  (await esbuild.build({ ...optionsOf(entryPoints, 'server'), write: false, metafile: true })).metafile.outputs

/** The same again and again: what did not change is not read anew. The function says whether it could be bundled. */
export async function bundler(entryPoints, folder, place) {
  const context = await esbuild.context(optionsOf(entryPoints, folder, place))
  return () =>
    context.rebuild().then(
      () => true,
      () => false,
    )
}

function optionsOf(entryPoints, folder, place = 'dist') {
  return {
    entryPoints,
    absWorkingDir: root,
    outdir: `${place}/${folder}`,
    outExtension: { '.js': '.mjs' },
    chunkNames: 'shared-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    external: [...packagesExcept(inBundle), ...neverAsked],
    plugins: [leftOut],
    // Bundled packages of the older kind still ask for Node's own modules with require.
    banner: {
      js: `import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url)`,
    },
    // A program keeps its text in memory. Names and lines stay, so that the log says where something went wrong.
    minifyWhitespace: true,
    lineLimit: 120,
    legalComments: 'external',
    sourcemap: 'linked',
    sourcesContent: false,
    logLevel: 'warning',
  }
}

function packagesExcept(names) {
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  )
  const packages = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies })
  return packages.filter((name) => !names.includes(name))
}
