/** Routes that the browser learns of one by one. This site tells it all of them at the start: `react-router.config.ts`. */
export const URL_LIMIT = 7680;
export const isFogOfWarEnabled = () => false;
export const useFogOFWarDiscovery = () => {};
export const getPatchRoutesOnNavigationFunction = () => undefined;
export const getPartialManifest = <Manifest>(manifest: Manifest) => manifest;
export const getManifestPath = (path: string) => path;
export const getPathsWithAncestors = (paths: readonly string[]) => paths;
export const handleClientVersionMismatch = async () => false;
