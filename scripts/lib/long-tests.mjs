// What `npm test` leaves to `npm run test:long`, which CI runs after it: what takes minutes because it must, and what a change
// seldom breaks alone. Folders end with a slash.

/** Whole servers and databases as processes, killed and stopped, one at a time; and what copies their installation. */
export const processTests = ['tests/faults/', 'tests/topology/', 'tests/promises/planted.test.ts']

/** Databases of earlier commits, copies of the product and of its data, and hundreds of documents and requests made up. */
export const exhaustiveTests = [
  'tests/upgrades/',
  'tests/migrations.test.ts',
  'tests/recipes/',
  'tests/operations/',
  'tests/forms/random-answers.test.ts',
  'tests/forms/scenarios.test.ts',
  'tests/promises/malformed.test.ts',
  'tests/promises/malformed-answers.test.ts',
]

/** The browser once more: each person's job has its journey in `npm test`, these are all other screens and states. */
export const furtherJourneys = [
  'administration',
  'cases',
  'claims',
  'design-system',
  'diy',
  'form-library',
  'form-screen',
  'kept-answers',
  'parties-by-role',
  'parties',
  'prepared-elsewhere',
  'proof-pages',
  'renewals',
  'reports',
  'rfe-response',
  'signed-scans',
].map((name) => `e2e/${name}.test.ts`)

const all = [...processTests, ...exhaustiveTests, ...furtherJourneys]

export const isLong = (file) => all.some((each) => file === each || (each.endsWith('/') && file.startsWith(each)))

/** As the test runner names files. */
export const globsOf = (places) => places.map((each) => (each.endsWith('/') ? `${each}**/*.test.ts` : each))
