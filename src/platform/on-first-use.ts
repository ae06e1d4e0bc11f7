import type { Job, Jobs } from './jobs/worker.ts'
import type { Part, Slot } from './parts.ts'

/**
 * Jobs whose module is loaded with the first of them: a server that starts reads what may have to be done, not how.
 * `exported` is what the module calls them. A job that is not named here is a type error, which says its name.
 */
export function jobsOnFirstRun<
  Exported extends string,
  Module extends Readonly<Record<Exported, Jobs>>,
  const Name extends string & keyof Module[Exported],
>(
  names: readonly Name[],
  load: () => Promise<Module>,
  exported: Exported,
  ..._forgotten: [Exclude<keyof Module[Exported], Name>] extends [never] ? [] : [Exclude<keyof Module[Exported], Name>]
): Record<Name, Job> {
  const job =
    (name: Name): Job =>
    async (services, payload) => {
      const work = (await load())[exported][name]
      if (!work) throw new Error(`${exported} has no job ${name}.`)
      await work(services, payload)
    }
  return Object.fromEntries(names.map((name) => [name, job(name)])) as Record<Name, Job>
}

/**
 * A part whose module is loaded when it is first called; `exported` is what the module calls it. Once loaded it is called
 * at once: reads that are asked for together travel together.
 */
export function partOnFirstCall<
  Exported extends string,
  Args extends unknown[],
  Answer,
  Module extends Readonly<Record<Exported, Part<(...args: Args) => Promise<Answer>>>>,
>(into: Slot<(...args: Args) => Promise<Answer>>, load: () => Promise<Module>, exported: Exported): Part {
  let part: ((...args: Args) => Promise<Answer>) | undefined
  return into(async (...args) => {
    part ??= (await load())[exported].value
    return part(...args)
  })
}
