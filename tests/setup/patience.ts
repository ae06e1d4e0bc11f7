import paths from 'virtual:api-paths/signed-in'
import { configure } from '@testing-library/react'
import { knowPaths } from '#platform/client/call.ts'

// A part that is loaded when it is asked for comes later than a second on a busy machine; what never comes still fails.
configure({ asyncUtilTimeout: 8_000 })

// As for whoever is signed in.
knowPaths(paths)
