type Folder = { formId: string; edition: string }

export declare function registerForms(forms: string): string[]
export declare function editionFolders(forms: string): Folder[]
export declare function registeredText(editions: readonly Folder[]): Record<string, string>
