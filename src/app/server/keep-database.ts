import { lockFolder } from '#platform/database/embedded/lock.ts'
import { prepareDatabase } from './prepare.ts'
import { begin, stopWhenAsked } from './process.ts'

const say = (line: string) => console.log(line)

/** While developing: has the data folder and its database through all starts of the server, which find it running. */
await begin(async (config) => {
  const lock = lockFolder(config.dataDir)
  say('Starting the database …')
  const preparing = prepareDatabase(config, say)
  stopWhenAsked(async () => {
    await (await preparing.catch(() => null))?.stop()
    lock.release()
  })
  await preparing
  process.send?.('ready')
})
