import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'

const root = join(import.meta.dirname, '../..')

// What git keeps: tests read documents, lists and programs too. No build, no data, no history.
const left = new Set(['.git', '.develop', 'coverage', 'dist', 'node_modules', 'test-results', 'var'])

export type Scratch = ReturnType<typeof makeScratch>

/** A copy of the product to try a recipe in. */
export function makeScratch() {
  const folder = mkdtempSync(join(tmpdir(), 'visacare-recipes-'))
  // The database of its tests may run as another user.
  chmodSync(folder, 0o711)
  for (const name of readdirSync(root).filter((each) => !left.has(each)))
    cpSync(join(root, name), join(folder, name), { recursive: true })
  linkPackages(join(root, 'node_modules'), join(folder, 'node_modules'))
  const at = (path: string) => join(folder, path)

  return {
    folder,
    write(path: string, text: string) {
      if (existsSync(at(path))) throw new Error(`${path} is there already`)
      mkdirSync(dirname(at(path)), { recursive: true })
      writeFileSync(at(path), text)
    },
    /** Puts text before a place that occurs once. */
    insert(path: string, before: string, text: string) {
      const [head, tail, more] = readFileSync(at(path), 'utf8').split(before)
      if (head === undefined || tail === undefined || more !== undefined)
        throw new Error(`${path} does not have once: ${before}`)
      writeFileSync(at(path), `${head}${text}${before}${tail}`)
    },
    replace(path: string, text: string) {
      writeFileSync(at(path), text)
    },
    append(path: string, text: string) {
      writeFileSync(at(path), readFileSync(at(path), 'utf8') + text)
    },
    /** A folder again under another name, each file as `changed` has it. */
    copy(from: string, to: string, changed: (text: string) => string) {
      for (const entry of filesIn(at(from))) {
        const target = at(join(to, relative(at(from), entry)))
        mkdirSync(dirname(target), { recursive: true })
        writeFileSync(target, changed(readFileSync(entry, 'utf8')))
      }
    },
    /** The files that `work` adds or changes. */
    async touchedBy(work: () => unknown): Promise<string[]> {
      const before = digests(folder)
      await work()
      return [...digests(folder)]
        .filter(([path, digest]) => before.get(path) !== digest)
        .map(([path]) => path)
        .sort()
    },
    /** A program of the packages, run in the copy: how it ended and what it said. */
    run: (program: string, ...given: string[]) => runIn(folder, program, given),
    read: (path: string) => readFileSync(at(path), 'utf8'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

// One link for each package: what tools remember in node_modules stays with the copy.
function linkPackages(from: string, to: string) {
  mkdirSync(to)
  for (const name of readdirSync(from))
    if (!name.startsWith('.')) symlinkSync(join(from, name), join(to, name), 'junction')
  // By it the programs know that nothing has to be installed.
  cpSync(join(from, '.package-lock.json'), join(to, '.package-lock.json'))
}

function runIn(cwd: string, program: string, given: readonly string[]): Promise<{ code: number; said: string }> {
  // A run of tests inside a run of tests must not take itself for a part of it.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(?:VITE|NODE_ENV|TEST)/.test(name)))
  return new Promise((resolve) => {
    const options = { cwd, env, maxBuffer: 64 * 1024 * 1024 }
    execFile(process.execPath, [join('node_modules', program), ...given], options, (error, stdout, stderr) => {
      const code = error ? Number(error.code ?? 1) : 0
      resolve({ code, said: `${stdout}\n${stderr}` })
    })
  })
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

// Tests are no part of what a recipe takes.
function digests(folder: string): Map<string, string> {
  const files = ['db', 'scripts', 'src'].flatMap((name) => filesIn(join(folder, name)))
  return new Map(
    files.map((file) => [relative(folder, file), createHash('sha1').update(readFileSync(file)).digest('hex')]),
  )
}
