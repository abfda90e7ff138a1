// An error of the runtime still says its code and the page of the docs that explains it.
export const runtimeDescMap = {}
export const typeDescMap = {}
export const buildDescMap = {}
export const errorDescMap = {}
