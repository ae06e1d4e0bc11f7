import { form } from '#engine/form.ts'

export const i539 = form({
  id: 'i-539',
  edition: '2024-08-28',
  name: 'I-539',
  title: 'Application to Extend/Change Nonimmigrant Status',
  parts: [],
})
