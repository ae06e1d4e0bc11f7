export type TestResults = {
  testResults: {
    name: string
    status: string
    message?: string
    startTime?: number
    endTime?: number
    assertionResults: { status: string; ancestorTitles: string[]; title: string; failureMessages?: string[] }[]
  }[]
}
export function readTestResults(
  files: readonly string[],
): TestResults & { numPassedTests: number; numFailedTests: number }
export function failedTests(results: TestResults | undefined): string[]
export function slowestFiles(results: TestResults | undefined, count?: number): string[]
