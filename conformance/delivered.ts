import type { Server } from './server.ts'

/** The text of every script that the running product gives to a browser, from its first page on. */
export async function deliveredScripts(server: Server): Promise<string> {
  const scripts = new Map<string, string>()
  let wanted = namesIn((await server.get('/')).text)
  while (wanted.length > 0) {
    const answers = await Promise.all(wanted.map((name) => server.get(`/assets/${name}`)))
    for (const [index, name] of wanted.entries()) {
      const answer = answers[index]
      scripts.set(name, answer?.status === 200 ? answer.text : '')
    }
    const further = new Set(answers.flatMap(({ text }) => namesIn(text)))
    wanted = [...further].filter((name) => !scripts.has(name))
  }
  return [...scripts.values()].join('\n')
}

const namesIn = (text: string) => [...text.matchAll(/(?:assets\/|\.\/)([\w.-]+\.js)\b/g)].map(([, name = '']) => name)
