//! `crypto.subtle`: digests and HMAC.

use crate::log::log_of;

const PRELUDE: &str = "<script>
    const log = (...values) => console.log(values.join(' '));
    const hex = buffer => [...new Uint8Array(buffer)].map(byte => byte.toString(16).padStart(2, '0')).join('');
    const bytes = text => new TextEncoder().encode(text);
    const name = promise => promise.then(value => log(typeof value), error => log(error.name));
    const s = crypto.subtle;
    </script>";

fn check(script: &str, expected: &[&str]) {
    let page = format!("{PRELUDE}<script type=module>{script}</script>");
    assert_eq!(log_of(&page), expected, "{script}");
}

/// The values are those of FIPS 180 for `abc`.
#[test]
fn digests() {
    check(
        "for (const algorithm of ['SHA-1', { name: 'sha-256' }]) log(hex(await s.digest(algorithm, bytes('abc'))));
        for (const algorithm of ['SHA-384', 'SHA-512']) log(hex(await s.digest(algorithm, bytes('abc'))).slice(0, 16));
        log(s === crypto.subtle, s instanceof SubtleCrypto);
        for (const algorithm of ['MD5', {}, 'HMAC']) await name(s.digest(algorithm, bytes('')));
        await name(s.digest('SHA-1', 'text'));",
        &[
            "a9993e364706816aba3e25717850c26c9cd0d89d",
            "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
            "cb00753f45a35e8b",
            "ddaf35a193617aba",
            "true true",
            "NotSupportedError",
            "TypeError",
            "NotSupportedError",
            "TypeError",
        ],
    );
}

/// The codes are those of RFC 2202 and RFC 4231, test case 2.
#[test]
fn keyed_hashes() {
    check(
        "const imported = (hash, more = {}) => s.importKey('raw', bytes('Jefe'), { name: 'HMAC', hash, ...more }, true, ['verify', 'sign']);
        const data = bytes('what do ya want for nothing?');
        for (const hash of ['SHA-1', 'SHA-256']) log(hex(await s.sign('HMAC', await imported(hash), data)));
        const key = await imported({ name: 'sha-512' });
        log(key.type, key.extractable, JSON.stringify(key.algorithm), key.usages, key.algorithm === key.algorithm);
        const code = await s.sign('hmac', key, data);
        log(await s.verify('HMAC', key, code, data), await s.verify('HMAC', key, code.slice(1), data));
        log(JSON.stringify(await s.exportKey('jwk', key)), hex(await s.exportKey('raw', key)));
        log((await imported('SHA-1', { length: 30 })).algorithm.length);
        const made = await s.generateKey({ name: 'HMAC', hash: 'SHA-384' }, false, ['sign', 'sign']);
        log(made.algorithm.length, made.usages);
        const of = jwk => s.importKey('jwk', jwk, { name: 'HMAC', hash: 'SHA-256' }, true, ['sign']);
        log(hex(await s.exportKey('raw', await of({ kty: 'oct', k: 'SmVmZQ', alg: 'HS256', use: 'sig', key_ops: ['sign'], ext: true }))));",
        &[
            "effcdf6ae5eb2fa2d27416d5f184df9c259a7c79",
            "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
            r#"secret true {"name":"HMAC","hash":{"name":"SHA-512"},"length":32} sign,verify true"#,
            "true false",
            r#"{"alg":"HS512","ext":true,"k":"SmVmZQ","key_ops":["sign","verify"],"kty":"oct"} 4a656665"#,
            "30",
            "1024 sign",
            "4a656665",
        ],
    );
}

#[test]
fn mistakes() {
    check(
        "const hmac = { name: 'HMAC', hash: 'SHA-256' }, k = bytes('k');
        const key = await s.importKey('raw', k, hmac, false, ['verify']);
        const jwk = key => s.importKey('jwk', { kty: 'oct', k: 'SmVmZQ', ...key }, hmac, true, ['sign']);
        for (const promise of [
            s.importKey('raw', k, hmac, true, []), s.importKey('raw', k, hmac, true, ['encrypt']),
            s.importKey('raw', bytes(''), hmac, true, ['sign']), s.importKey('raw', k, { ...hmac, length: 0 }, true, ['sign']),
            s.importKey('raw', k, { ...hmac, length: 9 }, true, ['sign']), s.importKey('spki', k, hmac, true, ['sign']),
            s.importKey('raw', k, 'HMAC', true, ['sign']), s.importKey('raw', k, 'AES-GCM', true, ['encrypt']),
            s.importKey('none', k, hmac, true, ['sign']), s.importKey('jwk', k, hmac, true, ['sign']),
            jwk({ kty: 'RSA' }), jwk({ alg: 'HS1' }), jwk({ use: 'enc' }), jwk({ key_ops: ['verify'] }), jwk({ key_ops: ['sign', 'sign'] }),
            jwk({ ext: false }), jwk({ k: '*' }),
            s.exportKey('raw', key), s.sign('HMAC', key, k), s.sign('ECDSA', key, k),
            s.generateKey({ ...hmac, length: 0 }, true, ['sign']), s.generateKey({ name: 'AES-GCM', length: 128 }, true, ['encrypt']),
            s.encrypt('AES-GCM', key, k), s.deriveBits({ name: 'PBKDF2' }, key, 8), s.wrapKey('raw', key, key, 'AES-KW'),
        ]) await name(promise);",
        &[
            "SyntaxError", "SyntaxError", "DataError", "DataError", "DataError",
            "NotSupportedError", "TypeError", "NotSupportedError", "TypeError", "TypeError",
            "DataError", "DataError", "DataError", "DataError", "DataError", "DataError", "DataError",
            "InvalidAccessError", "InvalidAccessError", "NotSupportedError",
            "OperationError", "NotSupportedError",
            "NotSupportedError", "NotSupportedError", "NotSupportedError",
        ],
    );
}
