/** How a home begins; by the reader's own clock. */
export function greeting(name: string, hour: number = new Date().getHours()): string {
  const words = hour < 12 ? 'Good morning' : hour < 18 ? 'Good afternoon' : 'Good evening'
  return name ? `${words}, ${name}` : words
}
