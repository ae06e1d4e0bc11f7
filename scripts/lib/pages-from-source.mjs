import { createServer as createProbe } from 'node:net'
import { createServer } from 'vite'

/** What the server answers; at every other address is a page, a module or a picture, which Vite brings from source. */
const OF_THE_SERVER =
  '^/(api|loginapi|formtypesApi|caseflowApi|paymentApi|fileUploadApi|emailApi|healthz|readyz|metrics)(/|$|\\?)'

/**
 * The pages, at the address people open. They outlive every start of the server behind them: a page keeps what was
 * typed, and what it asks meanwhile waits for the server.
 */
export async function servePages(serverIsReady) {
  const { PORT = '3000', HOST = '127.0.0.1', PUBLIC_URL } = process.env
  const port = Number(PORT) || (await freePort())
  const serverPort = await freePort()
  const vite = await createServer({
    plugins: [waitFor(serverIsReady)],
    clearScreen: false,
    server: { host: HOST, port, strictPort: true, proxy: { [OF_THE_SERVER]: `http://127.0.0.1:${serverPort}` } },
  })
  await vite.listen()
  return { url: PUBLIC_URL || `http://localhost:${port}`, serverPort }
}

// A plugin's layer comes before Vite's own, and so before the way to the server.
const waitFor = (serverIsReady) => ({
  name: 'wait-for-the-server',
  configureServer({ middlewares }) {
    middlewares.use(async (request, _response, next) => {
      if (new RegExp(OF_THE_SERVER).test(request.url)) await serverIsReady()
      next()
    })
  },
})

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createProbe()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}
