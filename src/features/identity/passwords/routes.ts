import { Role } from '#formats/roles.ts'
import { menuRows } from '#platform/routes/menu.ts'
import { area } from '#platform/routes/route.ts'
import { everyone } from '#platform/session/role-groups.ts'

export const passwordsRoutes = [
  ...area({ since: 'foundation', from: 'spec §2', access: 'loggedOut' }, [
    { path: '/passwordchange', screen: 'signIn.passwordChange', title: 'Change Password' },
    { path: '/forgotusername', screen: 'signIn.forgotUserName', title: 'Forgot User Name' },
    { path: '/firstLoginChangePassword', screen: 'signIn.firstLogin', title: 'Choose Your Password', headerless: true },
  ]),
  ...area({ since: 'foundation', from: 'spec §2', access: 'public' }, [
    { path: '/forgotPasswordUpdate/:actcode?', screen: 'signIn.newPassword', title: 'Set a New Password' },
    { path: '/resetpassword/:id?', screen: 'signIn.resetPassword', title: 'Reset Password' },
  ]),
  ...area({ since: 'foundation', from: 'spec §2' }, [
    { path: '/staticui/setpassword', screen: 'signIn.setPassword', title: 'Change/Update Password', can: null },
  ]),
  ...area({ since: 'foundation', from: 'ours' }, [
    { path: '/user/passwordpolicy', screen: 'signIn.passwordPolicy', title: 'Password Policy' },
  ]),
]

export const passwordsMenu = [
  menuRows('Settings', [[11, 'user/passwordpolicy', 'Password Policy', 'lock', [Role.provider]]]),
  menuRows('My account', [[2, 'staticui/setpassword', 'Change Password', 'setting', everyone]]),
]
