// META: variant=?1
// META: variant=?2
