import { z } from 'zod'

// What a schema says when it has no sentence of its own, in the product's words.
z.config({
  customError: (issue) => {
    if (issue.input === undefined || issue.input === null) return 'Field is required'
    switch (issue.code) {
      case 'invalid_type':
        return `Enter ${KINDS[issue.expected as string] ?? issue.expected}.`
      case 'too_big':
        return issue.origin === 'string'
          ? `Enter at most ${issue.maximum} characters.`
          : issue.inclusive === false
            ? `Enter less than ${issue.maximum}.`
            : `Enter ${issue.maximum} or less.`
      case 'too_small':
        return issue.origin === 'string'
          ? `Enter at least ${issue.minimum} characters.`
          : issue.inclusive === false
            ? `Enter more than ${issue.minimum}.`
            : `Enter ${issue.minimum} or more.`
      case 'invalid_value':
        return `Choose one of ${(issue.values as unknown[]).join(', ')}.`
      default:
        return undefined
    }
  },
})

const KINDS: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  date: 'a date',
}
