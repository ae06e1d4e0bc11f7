// Native packages come as one build per kind of machine, each an optional package named after its machine. npm installs
// the one that fits, and only when the lock file has it.

const systems = 'aix android darwin freebsd linux netbsd openbsd openharmony sunos win32'.split(' ')
const processors = 'arm arm64 ia32 loong64 mips64el ppc64 riscv64 s390x x64'.split(' ')
const libraries = { gnu: 'glibc', musl: 'musl' }

/** The machine that a package such as `@rolldown/binding-linux-x64-gnu` is built for; nothing for any other package. */
export function machineOf(name) {
  const words = name.replace('windows', 'win32').split(/[-/]/)
  const os = words.find((word) => systems.includes(word))
  const cpu = words.find((word) => processors.includes(word))
  const library = libraries[words.at(-1)]
  return os && cpu ? { os: [os], cpu: [cpu], ...(library && { libc: [library] }) } : undefined
}

/** Every optional package that a locked package wants, with the place where the lock file has it, if it has. */
export function optionalPackages(packages) {
  return Object.entries(packages).flatMap(([by, entry]) =>
    Object.entries(entry.optionalDependencies ?? {}).map(([name, range]) => ({
      by,
      name,
      range,
      place: placeOf(packages, by, name),
    })),
  )
}

/** The packages that cannot work on this machine, and whether they have a build for it that the lock file leaves out. */
export function withoutBuild(packages, machine) {
  return Object.entries(packages).flatMap(([path, entry]) => {
    const builds = Object.keys(entry.optionalDependencies ?? {}).filter(machineOf)
    // One that is optional itself, or the product, has another way without it.
    if (path === '' || entry.optional || builds.length < 2) return []
    const locked = builds.map((name) => packages[placeOf(packages, path, name)]).filter(Boolean)
    if (locked.some((build) => fits(build, machine))) return []
    const name = path.split('node_modules/').at(-1)
    return [{ name, path, leftOut: builds.some((build) => fits(machineOf(build), machine)) }]
  })
}

export function fits({ os, cpu, libc }, machine) {
  const libcFits = !libc || machine.os !== 'linux' || libc.includes(machine.libc)
  return (!os || os.includes(machine.os)) && (!cpu || cpu.includes(machine.cpu)) && libcFits
}

export function thisMachine() {
  const linux = process.platform === 'linux'
  return { os: process.platform, cpu: process.arch, ...(linux && { libc: libraryHere() }) }
}

function libraryHere() {
  // Looking names of network peers up, which the report would do, can take seconds.
  process.report.excludeNetwork = true
  return process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl'
}

// As Node looks a package up: beside the one that wants it, then further out.
function placeOf(packages, by, name) {
  for (let folder = by; folder !== undefined; folder = outside(folder)) {
    const place = `${folder ? `${folder}/` : ''}node_modules/${name}`
    if (packages[place]) return place
  }
}

function outside(folder) {
  if (folder === '') return undefined
  return folder.includes('/node_modules/') ? folder.slice(0, folder.lastIndexOf('/node_modules/')) : ''
}
