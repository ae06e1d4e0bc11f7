import { expect, test } from 'vitest'
import { variablesCss } from './variables.ts'

test('the static CSS variables are those of the tokens and the theme', async () => {
  await expect(variablesCss()).toMatchFileSnapshot('./variables.css')
})

test('the layers are those of the specification', () => {
  const css = variablesCss()
  expect(css).toContain('--vc-layer-overlay: 1000;')
  expect(css).toContain('--vc-layer-modal: 1100;')
  expect(css).toContain('--vc-layer-tooltip: 1100;')
  expect(css).toContain('--vc-layer-inside-modal: 1101;')
  expect(css).toContain('--vc-layer-toast: 1200;')
})
