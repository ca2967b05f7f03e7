//! Compression and decompression.

use super::check;

/// Functions of the cases: `pump` sends chunks through a stream and joins its output.
const HELPERS: &str = "
const pump = async (stream, ...chunks) => {
    const writer = stream.writable.getWriter();
    const ignore = () => {};
    for (const chunk of chunks) writer.write(chunk).catch(ignore);
    writer.close().catch(ignore);
    return new Uint8Array(await new Response(stream.readable).arrayBuffer());
};
const zip = (format, ...chunks) => pump(new CompressionStream(format), ...chunks);
const unzip = (format, ...chunks) => pump(new DecompressionStream(format), ...chunks);
const utf8 = new TextEncoder(), text = bytes => new TextDecoder().decode(bytes);
const formats = ['deflate', 'deflate-raw', 'gzip', 'brotli'];
const random = length => { let n = 7; return Uint8Array.from({length}, () => (n = n * 48271 % 2147483647) & 255) };
const equal = (a, b) => a.length == b.length && a.every((byte, i) => byte == b[i]);
const tried = promise => promise.then(it => it.length, error => error.name);
const bytes = (...values) => new Uint8Array(values);
";

fn check_all(cases: &[(&str, &str)]) {
    for (script, expected) in cases {
        check(&[(&format!("{HELPERS}{script}"), expected)]);
    }
}

#[test]
fn what_was_compressed_comes_back() {
    check_all(&[
        (
            "const found = [];
            for (const format of formats) for (const input of [bytes(), bytes(1), random(100_000), new Uint8Array(300_000)])
                found.push(equal(await unzip(format, await zip(format, input)), input));
            return found.every(it => it) && found.length",
            "16",
        ),
        // Chunks may be cut anywhere.
        (
            "const input = utf8.encode('expected output '.repeat(9));
            for (const format of formats) {
                const whole = await zip(format, input);
                for (let i = 0; i <= whole.length; i++)
                    if (!equal(await unzip(format, whole.subarray(0, i), whole.slice(i)), input)) return format + i;
                if (!equal(await unzip(format, ...Array.from(whole, byte => bytes(byte))), input)) return format;
            } return 'all'",
            "all",
        ),
        ("return (await zip('gzip', new Uint8Array(1e6))).length < 2000", "true"),
        ("return (await unzip('gzip', await zip('gzip', random(9).buffer, new DataView(random(5).buffer)))).length", "14"),
    ]);
}

#[test]
fn data_of_other_programs_is_read() {
    // Made with zlib 1.2 and brotli 1.0 of `expected output`.
    let all = [
        ("deflate", "120,156,75,173,40,72,77,46,73,77,81,200,47,45,41,40,45,1,0,48,173,6,36"),
        ("deflate-raw", "75,173,40,72,77,46,73,77,81,200,47,45,41,40,45,1,0"),
        (
            "gzip",
            "31,139,8,0,0,0,0,0,0,3,75,173,40,72,77,46,73,77,81,200,47,45,41,40,45,1,0,176,1,57,179,15,0,0,0",
        ),
        ("brotli", "33,56,0,4,101,120,112,101,99,116,101,100,32,111,117,116,112,117,116,3"),
    ];
    for (format, bytes) in all {
        check_all(&[
            (&format!("return text(await unzip('{format}', bytes({bytes})))"), "expected output"),
            (&format!("return tried(unzip('{format}', bytes({bytes}).slice(0, -1)))"), "TypeError"),
            (&format!("return tried(unzip('{format}', bytes({bytes}, 0)))"), "TypeError"),
            (&format!("return tried(unzip('{format}', bytes({bytes}), bytes(0)))"), "TypeError"),
            (&format!("return tried(unzip('{format}', bytes()))"), "TypeError"),
        ]);
    }
    check_all(&[
        // The header and both sums of gzip, and the sum of zlib.
        (
            "const whole = await zip('gzip', random(50)), found = [];
            for (const i of [0, 1, 2, whole.length - 8, whole.length - 1])
                found.push(await tried(unzip('gzip', whole.map((byte, at) => at == i ? byte ^ 8 : byte))));
            return found",
            "TypeError,TypeError,TypeError,TypeError,TypeError",
        ),
        (
            "const whole = await zip('deflate', random(50));
            return tried(unzip('deflate', whole.map((byte, at) => at == whole.length - 1 ? byte ^ 8 : byte)))",
            "TypeError",
        ),
    ]);
}

#[test]
fn arguments_are_checked() {
    check_all(&[
        (
            "return ['zip', 'GZIP', '', undefined].map(it => fails(() => new CompressionStream(it)) + fails(() => new DecompressionStream(it)))",
            "TypeErrorTypeError,TypeErrorTypeError,TypeErrorTypeError,TypeErrorTypeError",
        ),
        (
            "const found = [];
            for (const chunk of [undefined, null, 1, 'a', {}, [1]])
                found.push(await tried(zip('gzip', chunk)), await tried(unzip('gzip', chunk)));
            return found.every(it => it == 'TypeError') && found.length",
            "12",
        ),
        (
            "const stream = new CompressionStream('deflate'), { readable, writable } = stream;
            return [String(stream), readable === stream.readable, readable instanceof ReadableStream, writable instanceof WritableStream]",
            "[object CompressionStream],true,true,true",
        ),
    ]);
}
