/** What must still be answered before the fees are known, each question once. */
export function FeeQuestions({ open }: { open: readonly { question: string }[] }) {
  const questions = [...new Set(open.map(({ question }) => question))]
  if (questions.length === 0) return null
  return (
    <div>
      <p>Still to be answered:</p>
      <ul>
        {questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ul>
    </div>
  )
}
