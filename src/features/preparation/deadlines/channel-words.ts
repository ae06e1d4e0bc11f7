/** How an answer leaves, within a sentence. */
export const channelWords = (channel: 'paper' | 'online' | null): string =>
  channel === 'paper' ? 'on paper' : channel === 'online' ? 'online' : 'a way not known yet'
