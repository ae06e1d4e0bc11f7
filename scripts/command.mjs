import './lib/node-version.mjs'

// npm run backup, restore … : node scripts/command.mjs NAME, then what the command itself is given.
const [name] = process.argv.splice(2, 1)
import('./lib/front-door.mjs').then((frontDoor) => frontDoor.runCommand(name))
