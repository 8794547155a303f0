/** True in the solo edition, which knows no server. */
declare const __SOLO__: boolean;
