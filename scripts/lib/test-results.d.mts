export type TestResults = {
  testResults: {
    name: string
    status: string
    message?: string
    assertionResults: { status: string; ancestorTitles: string[]; title: string; failureMessages?: string[] }[]
  }[]
}
export function failedTests(results: TestResults | undefined): string[]
