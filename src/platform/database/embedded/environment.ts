/** What PostgreSQL sees of our environment: enough to run, none of our secrets, no PG* setting of the operator's shell. */
export function databaseEnvironment(): NodeJS.ProcessEnv {
  const kept = ['PATH', 'TMPDIR', 'LD_LIBRARY_PATH', 'DYLD_LIBRARY_PATH', 'SystemRoot', 'TEMP']
  const entries = kept.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]]))
  return { ...Object.fromEntries(entries), LC_ALL: 'C', TZ: 'UTC' }
}
