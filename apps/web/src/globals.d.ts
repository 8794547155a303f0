/** True in the solo edition, which has no server. */
declare const __SOLO__: boolean;
