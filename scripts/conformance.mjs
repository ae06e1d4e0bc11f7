import './lib/node-version.mjs'

// With --mutations a copy of the product is broken, line by line of conformance/mutations, and the rows must notice.
const only = process.argv.find((each) => each.startsWith('--mutations'))
if (only) {
  const { runMutations } = await import('./lib/mutations.mjs')
  process.exitCode = (await runMutations(only.split('=')[1])) ? 0 : 1
} else {
  const { runConformance } = await import('./lib/front-door.mjs')
  await runConformance()
}
