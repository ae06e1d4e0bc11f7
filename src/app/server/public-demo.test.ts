import { expect, it } from 'vitest'
import { readConfig } from '#platform/config.ts'
import { refusePublicDemo } from './public-demo.ts'

const start = (env: Record<string, string>) => () => refusePublicDemo(readConfig(env))

it.each([
  [{ HOST: '0.0.0.0' }, 'HOST=0.0.0.0'],
  [{ HOST: '::' }, 'HOST=::'],
  [{ HOST: 'visacare.example' }, 'HOST=visacare.example'],
  [{ PUBLIC_URL: 'https://visacare.example' }, 'PUBLIC_URL=https://visacare.example'],
  [{ PUBLIC_URL: 'https://localhost:3000' }, 'PUBLIC_URL=https://localhost:3000'],
  [{ PUBLIC_URL: 'http://192.168.1.20:3000' }, 'PUBLIC_URL=http://192.168.1.20:3000'],
  [{ HOST: '0.0.0.0', DEMO_DATA: 'yes' }, 'HOST=0.0.0.0'],
] as const)('a demo that others reach is refused, naming the setting: %o', (env, setting) => {
  expect(start(env)).toThrow(
    `The demo has published passwords, and with ${setting} others than you can reach it: set DEMO_DATA=no, or DEMO_DATA=public if everybody may sign in.`,
  )
})

it.each<Record<string, string>>([
  {},
  { HOST: 'localhost' },
  { HOST: '127.0.0.2' },
  { HOST: '::1', PUBLIC_URL: 'http://[::1]:3000' },
  { PUBLIC_URL: 'http://localhost:3000' },
  { HOST: '0.0.0.0', DEMO_DATA: 'no' },
  { HOST: '0.0.0.0', PUBLIC_URL: 'https://visacare.example', DEMO_DATA: 'public' },
  { HOST: '0.0.0.0', NODE_ENV: 'production' },
])('a demo of this machine alone, one that may be public, and none at all start: %o', (env) => {
  expect(start(env)).not.toThrow()
})
