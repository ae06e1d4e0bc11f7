// Imported first and for its effect, in syntax that any Node with modules reads: older ones get the sentence, not a stack.
const version = process.versions.node
const [major, minor] = version.split('.').map(Number)
// Vite and the `require` of modules need these releases.
const enough = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22

if (!enough) {
  console.error(
    `VisaCare needs Node 20.19, 22.12 or anything newer, and this is Node ${version}: see https://nodejs.org.`,
  )
  process.exit(1)
}
