import { form } from '#engine/form.ts'

export const i765 = form({
  id: 'i-765',
  edition: '2025-08-21',
  name: 'I-765',
  title: 'Application for Employment Authorization',
  parts: [],
})
