import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * What takes longest on a machine that has not run the tests before: begun last, such a file would keep one worker busy
 * while the other has nothing left. Later runs know their own times.
 */
const slowest = [
  ...['e2e/administration.test.ts', 'e2e/legal-h1b.test.ts', 'e2e/sign-in.test.ts', 'e2e/parties.test.ts'],
  ...['e2e/parties-by-role.test.ts', 'e2e/design-system.test.ts', 'e2e/diy.test.ts', 'e2e/cases.test.ts'],
  'tests/recipes/recipes.test.ts',
  'tests/promises/malformed.test.ts',
  'tests/faults/heavy-process.test.ts',
  'tests/topology/two-nodes.test.ts',
  'tests/forms/scenarios.test.ts',
  'tests/forms/random-answers.test.ts',
  'tests/features/filing-package-built.test.ts',
  'tests/features/form-library.test.ts',
  'tests/features/blanks-from-the-agency.test.ts',
  'tests/features/case-moves.test.ts',
  'tests/features/signed-scans.test.ts',
  'tests/features/large-import.test.ts',
  'tests/features/notices.test.ts',
  'tests/features/documents.test.ts',
  'tests/features/filing-package.test.ts',
  'tests/promises/supply.test.ts',
  'tests/operations/backup.test.ts',
  'tests/migrations.test.ts',
]

// The shortest last: what is left over when one worker has nothing more to do is short then.
const turns = ['server', 'server-alone', 'e2e', 'ui', 'unit']
const turnOf = (project: string) => turns.indexOf(project) + 1

/** The slowest files of a project first, the others as the runner sorts them: by their last time, or by their size. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const place = new Map(sorted.map((file, index) => [file, index]))
    const rank = (file: TestSpecification) => {
      const known = slowest.indexOf(relative(this.ctx.config.root, file.moduleId).replaceAll('\\', '/'))
      return known === -1 ? slowest.length + (place.get(file) ?? 0) : known
    }
    // A worker is shared within a project only, so one project follows the other; a group stays where the runner put it.
    const turn = ({ project }: TestSpecification) => project.config.sequence.groupOrder * 10 + turnOf(project.name)
    return sorted.sort((one, other) => turn(one) - turn(other) || rank(one) - rank(other))
  }
}
