import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { readers } from './bundle.mjs'

const root = join(import.meta.dirname, '../..')
const DECLARED = /built: '([\w-]+)', source: new URL\('([^']+)', import\.meta\.url\)/g

// A program that is missing from a build is missed only by whoever sends the file it reads.
test('what is asked of readers is built under its name', () => {
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?:-apart|\/reader)\.ts$/.test(file))
    .map((file) => join(root, 'src', file))
  const declared = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(DECLARED)].map(([, built = '', source = '']) => [
      built,
      relative(root, fileURLToPath(new URL(source, pathToFileURL(file)))),
    ]),
  )
  expect(declared.length).toBeGreaterThan(15)
  expect(readers).toMatchObject(Object.fromEntries(declared))
})
