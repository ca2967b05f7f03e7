pub mod buffers;
pub mod convert;
pub mod jobs;
pub mod kinds;
pub mod limits;
pub mod make;
pub mod modules;
pub mod objects;
pub mod platform;
pub mod realms;
pub mod scripts;
/// The host and a current realm: whoever has it can run scripts.
pub struct Scope<'a, H: 'static> {
    pub host: &'a mut H,
    realm: *const (),
}
