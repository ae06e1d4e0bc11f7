import { configure } from '@testing-library/react'

// A part that is loaded when it is asked for comes later than a second on a busy machine; what never comes still fails.
configure({ asyncUtilTimeout: 8_000 })
