import { afterAll, beforeAll, inject } from 'vitest'
import { startTestServer, type TestServer, type TestServerOptions } from './server.ts'

/**
 * The product for the tests of one file: started before the first and stopped after the last. What is returned stands
 * for it, so that helpers can be made from it while the file is read.
 */
export function serverOfFile({ env }: Pick<TestServerOptions, 'env'> = {}): TestServer {
  let started: TestServer | undefined
  beforeAll(async () => {
    started = await startTestServer({ ownerUrl: inject('ownerUrl'), appUrl: inject('appUrl'), env })
  })
  afterAll(() => started?.stop())
  return new Proxy({} as TestServer, {
    get: (_none, name) => {
      if (started === undefined) throw new Error('The server starts before the first test, not while the file is read.')
      return Reflect.get(started, name)
    },
  })
}
