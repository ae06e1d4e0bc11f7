export type WithdrawalTask = {
  for: 'employer' | 'firm' | 'attorney'
  title: string
  details: string
  /** Done when the letter was sent, which whoever withdraws says. */
  isTheLetter?: true
}

export type TerminationTask = {
  for: 'employer' | 'firm' | 'attorney'
  title: string
  details: string
  ifDismissed?: true
  /** By the last day itself; otherwise promptly, as D-82 counts it. */
  onLastDay?: true
  /** It is done to the petition itself: where that is not kept here, the task says which one is meant. */
  ofThePetition?: true
}
