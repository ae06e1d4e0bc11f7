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

it('a way past the pooler without a way through it is refused', () => {
  expect(() => readConfig({ DATABASE_DIRECT_URL: 'postgres://visacare@db.example/visacare' })).toThrow(
    /^The setting DATABASE_URL is missing: /,
  )
})

it.each(['mysql://localhost/x', 'visacare', 'postgres:/visacare', 'postgres://user@host:port/name'])(
  '%s names none, and one sentence says so',
  (url) => {
    const start = () => readConfig({ DATABASE_URL: url })
    expect(start).toThrow(BadSetting)
    expect(start).toThrow(/^The setting DATABASE_URL is not usable: it must look like [^.]+\.$/)
  },
)

it('blanks lie inside DATA_DIR unless a folder is named', () => {
  expect(readConfig({ DATA_DIR: '/srv/visacare' })).toMatchObject({
    ...{ formsDir: '/srv/visacare/forms', formsDirGiven: false, formsFetch: true },
  })
  expect(readConfig({ FORMS_DIR: '/srv/blanks', FORMS_FETCH: 'no' })).toMatchObject({
    ...{ formsDir: '/srv/blanks', formsDirGiven: true, formsFetch: false },
  })
})

it('the proxy is the one other programs use, in large or small letters', () => {
  expect(readConfig({}).proxy).toEqual({ address: undefined, except: undefined })
  expect(readConfig({ HTTPS_PROXY: 'http://a:1', HTTP_PROXY: 'http://b:2', no_proxy: 'c' }).proxy).toEqual({
    ...{ address: 'http://a:1', except: 'c' },
  })
  expect(readConfig({ http_proxy: 'http://b:2' }).proxy.address).toBe('http://b:2')
})

const SIGNING = {
  ...{ SIGNING_API_URL: 'https://sign.example/restapi', SIGNING_ACCOUNT_ID: 'a', SIGNING_CLIENT_ID: 'b' },
  ...{ SIGNING_USER_ID: 'c', SIGNING_PRIVATE_KEY: '/srv/key.pem' },
}

it('nothing is signed outside unless a setting says so, and then all of them are there', () => {
  expect(readConfig({}).signing).toBeUndefined()
  expect(readConfig(SIGNING).signing).toMatchObject({ apiUrl: 'https://sign.example/restapi', name: 'DocuSign' })
  expect(() => readConfig({ ...SIGNING, SIGNING_USER_ID: '' })).toThrow(/^The settings SIGNING_ACCOUNT_ID.* are needed/)
})

it.each(['http://sign.example', 'https://user:secret@sign.example', 'https://sign.example?x=1', 'ftp://sign.example'])(
  'documents are not sent to %s',
  (url) => {
    const start = () => readConfig({ ...SIGNING, SIGNING_API_URL: url })
    expect(start).toThrow(/^The setting SIGNING_API_URL is not usable: it must begin with https/)
  },
)
