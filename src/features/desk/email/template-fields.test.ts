import { expect, test } from 'vitest'
import { OutgoingEmail } from './contract.ts'
import { merged, paragraphsIn, templateFields, unknownFields } from './template-fields.ts'

test('every field of the specification’s record can stand in a template, but addresses, files, passwords and links', () => {
  const all = Object.keys(OutgoingEmail.shape).sort()
  const offered = templateFields.map(({ name }) => name as string)
  expect(all.filter((name) => !offered.includes(name))).toEqual(
    ['ccEmailIds', 'emailTemplate', 'inputFileList', 'password', 'passwordLink', 'toEmailIds'].sort(),
  )
})

test('a text is filled in, and what nobody knows is named and marked', () => {
  expect(
    merged('Dear {{employeeName}}, {{ jobTitle }} at {{employerName}}', { employeeName: 'Priya', employerName: '' }),
  ).toEqual({
    text: 'Dear Priya, [Job title] at [Employer]',
    missing: ['jobTitle', 'employerName'],
  })
})

test('a value is never read as a template itself', () => {
  expect(merged('{{employeeName}}', { employeeName: '{{userId}}', userId: 'secret' }).text).toBe('{{userId}}')
})

test('what every object has is no value', () => {
  expect(merged('{{toString}} {{constructor}}', {})).toEqual({
    text: '[toString] [constructor]',
    missing: ['toString', 'constructor'],
  })
})

test('a name that is no field is found, a password among them', () => {
  expect(unknownFields('{{employeeName}} {{password}} {{passwordLink}} {{emplyeeName}} {{}}')).toEqual([
    ...['password', 'passwordLink', 'emplyeeName', ''],
  ])
})

test('an empty line begins a new paragraph', () => {
  expect(paragraphsIn('Hello,\n\n\nfirst\nline\n \nsecond\n')).toEqual(['Hello,', 'first\nline', 'second'])
})
