import { relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * What takes longest on a machine that has not run the tests before: begun last, such a file would keep one worker busy
 * while the other has nothing left. Later runs know their own times.
 */
const slowest = [
  'e2e/administration.test.ts',
  'e2e/sign-in.test.ts',
  'e2e/legal-h1b.test.ts',
  'e2e/parties.test.ts',
  'e2e/parties-by-role.test.ts',
  'e2e/cases.test.ts',
  'e2e/diy.test.ts',
  'e2e/documents.test.ts',
  'e2e/design-system.test.ts',
  'e2e/kept-answers.test.ts',
  'e2e/filing.test.ts',
  'e2e/questionnaire.test.ts',
  'e2e/form-library.test.ts',
  'tests/forms/random-answers.test.ts',
  'tests/forms/scenarios.test.ts',
  'tests/recipes/recipes.test.ts',
  'tests/promises/malformed.test.ts',
  'tests/migrations.test.ts',
  'tests/upgrades/upgrades.test.ts',
  'tests/operations/backup.test.ts',
  'tests/operations/refused-starts.test.ts',
  'tests/promises/supply.test.ts',
  'tests/promises/secrets-leave.test.ts',
  'tests/features/notices.test.ts',
  'tests/features/filing-package-built.test.ts',
  'tests/upgrades/start.test.ts',
  'tests/features/family-in-the-package.test.ts',
  'tests/operations/forms-command.test.ts',
  'tests/features/case-moves.test.ts',
  'tests/promises/matrix.test.ts',
  'tests/features/illegal-moves.test.ts',
  'tests/features/document-requests.test.ts',
  'tests/features/signed-scans.test.ts',
  'tests/operations/commands.test.ts',
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
