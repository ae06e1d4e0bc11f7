import { expect, it } from 'vitest'
import { BadSetting, readConfig } from './config.ts'

it.each([
  'postgres://visacare:secret@db.example/visacare',
  'postgresql://visacare@db.example:5433/visacare?sslmode=require',
  'postgres://visacare@/visacare?host=/run/postgresql',
  'postgres://visacare:s%40cret@/visacare?host=/run/postgresql&port=5433',
  'postgres:///visacare?host=/run/postgresql',
])('%s names a database', (url) => {
  expect(readConfig({ DATABASE_URL: url }).database.ownerUrl).toBe(url)
})

it.each(['mysql://localhost/x', 'visacare', 'postgres:/visacare', 'postgres://user@host:port/name'])(
  '%s names none, and one sentence says so',
  (url) => {
    const start = () => readConfig({ DATABASE_URL: url })
    expect(start).toThrow(BadSetting)
    expect(start).toThrow(/^The setting DATABASE_URL is not usable: it must look like [^.]+\.$/)
  },
)
