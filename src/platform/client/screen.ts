/** What every screen is given: the parameters of its path. */
export type ScreenProps = { params: Record<string, string> }
