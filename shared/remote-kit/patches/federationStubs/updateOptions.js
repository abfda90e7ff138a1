/** Only a hot update changes what a remote consumes. */
export const updateConsumeOptions = () => {}
export const updateRemoteOptions = () => {}
