import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * What takes longest on a machine that has not run the tests before: begun last, such a file would keep one worker busy
 * while the other has nothing left. Later runs know their own times.
 */
const slowest = [
  'e2e/administration.test.ts',
  'e2e/legal-h1b.test.ts',
  'e2e/sign-in.test.ts',
  'e2e/kept-answers.test.ts',
  'e2e/parties.test.ts',
  'tests/promises/malformed.test.ts',
  'tests/recipes/recipes.test.ts',
  'tests/upgrades/upgrades.test.ts',
  'tests/migrations.test.ts',
  'tests/faults/heavy-process.test.ts',
  'tests/topology/two-nodes.test.ts',
  'tests/forms/random-answers.test.ts',
  'tests/forms/scenarios.test.ts',
  'tests/features/filing-package-built.test.ts',
  'tests/features/filing-package.test.ts',
  'tests/features/signed-scans.test.ts',
  'tests/features/illegal-moves.test.ts',
  'tests/promises/matrix.test.ts',
  'tests/upgrades/start.test.ts',
  'tests/promises/planted.test.ts',
  'tests/operations/backup.test.ts',
  'tests/operations/refused-starts.test.ts',
  'tests/alias-refusals.test.ts',
  'tests/promises/origin.test.ts',
  'tests/features/large-import.test.ts',
  'tests/promises/supply.test.ts',
  'tests/features/form-library.test.ts',
]

/** The slowest files of a project first, the others as the runner sorts them: by their last time, or by their size. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const place = new Map(sorted.map((file, index) => [file, index]))
    const rank = (file: TestSpecification) => {
      const known = slowest.indexOf(relative(this.ctx.config.root, file.moduleId).replaceAll('\\', '/'))
      return known === -1 ? slowest.length + (place.get(file) ?? 0) : known
    }
    // Groups and projects stay where the runner put them: a worker is shared within one only.
    const projects = [...new Set(sorted.map(({ project }) => project))]
    return projects.flatMap((project) =>
      sorted.filter((file) => file.project === project).sort((one, other) => rank(one) - rank(other)),
    )
  }
}
