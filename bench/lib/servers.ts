import { type ChildProcess, spawn } from 'node:child_process'
import { type AddressInfo, createServer } from 'node:net'
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { processorSeconds } from './processor-time.ts'

export type Server = {
  pid: number
  port: number
  /** Seconds by the clock, and of processor time, until it was ready. */
  readyAfter: number
  readyCost: number
  stop(): Promise<void>
}

/** Starts a Node program that listens on PORT and waits until it says that it is ready. */
export async function startServer(file: string, environment: Record<string, string>): Promise<Server> {
  const port = await freePort()
  const began = performance.now()
  const child = spawn(process.execPath, [file], {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: 'production',
      PORT: String(port),
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      FORMS_FETCH: 'no',
      ...environment,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let complaint = ''
  child.stderr?.on('data', (chunk: Buffer) => {
    complaint = `${complaint}${chunk}`.slice(-2000)
  })
  while (!(await answers(`http://127.0.0.1:${port}/readyz`))) {
    if (child.exitCode !== null || performance.now() - began > 180_000) {
      child.kill('SIGKILL')
      throw new Error(`${file} did not start: ${complaint}`)
    }
    await sleep(10)
  }
  const readyAfter = (performance.now() - began) / 1000
  const pid = child.pid ?? 0
  return { pid, port, readyAfter, readyCost: processorSeconds(pid), stop: () => end(child) }
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).status === 200
  } catch {
    return false
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  const late = setTimeout(() => child.kill('SIGKILL'), 10_000)
  await ended
  clearTimeout(late)
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}
