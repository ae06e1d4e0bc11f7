import { permissionsApi, rolePermissionsApi, rolesApi } from '#identity/client/api.ts'

/** Everything that shows who may do what; asked again after each change of rights. */
export const rightsReads = [rolesApi.list, permissionsApi.list, rolePermissionsApi.list, rolePermissionsApi.matrix]
